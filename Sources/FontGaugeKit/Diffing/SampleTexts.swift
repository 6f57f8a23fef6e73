import MetricsCore

/// Short texts of user interfaces, for comparing fonts without an app's own texts.
enum SampleTexts {
  /// The texts of every script.
  static let all: [LocalizedText] = lines.flatMap { locale, texts in
    texts.split(separator: "\n").map { LocalizedText(text: String($0), locale: locale) }
  }

  private static let lines: KeyValuePairs<String, String> = [
    "en": """
    Settings
    Cancel
    Notifications
    Privacy and Security
    Forgot your password?
    Your changes have been saved.
    Available on all your devices: 12 of 34 (56 %)
    AVATAR, Type, WAVE, To, Yes – “quoted” (1,234.56)
    """,
    "de": """
    Einstellungen
    Benachrichtigungen
    Datenschutz und Sicherheit
    Größe ändern
    Änderungen wurden übernommen.
    """,
    "fr": """
    Réglages
    Où êtes-vous ?
    Vos modifications ont été enregistrées.
    """,
    "pl": """
    Ustawienia
    Zażądaj nowego hasła
    """,
    "vi": """
    Cài đặt
    Đã lưu các thay đổi của bạn.
    """,
    "ru": """
    Настройки
    Уведомления
    Изменения сохранены.
    """,
    "el": """
    Ρυθμίσεις
    Οι αλλαγές σας αποθηκεύτηκαν.
    """,
    "ar": """
    الإعدادات
    تم حفظ التغييرات.
    """,
    "he": """
    הגדרות
    השינויים נשמרו.
    """,
    "th": """
    การตั้งค่า
    บันทึกการเปลี่ยนแปลงแล้ว
    """,
    "hi": """
    सेटिंग
    आपके बदलाव सहेजे गए।
    """,
    "ja": """
    設定
    変更を保存しました。
    """,
    "zh-Hans": """
    设置
    您的更改已保存。
    """,
    "ko": """
    설정
    변경 사항이 저장되었습니다.
    """,
  ]
}
