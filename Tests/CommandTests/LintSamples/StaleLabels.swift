import UIKit

/// Labels whose fonts scale; some do not follow when the text size changes.
final class ArticleCell: UITableViewCell {
  private let headingLabel = UILabel()
  private let authorLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    return label
  }()
  @IBOutlet private weak var summaryView: UITextView!
  @IBOutlet private weak var searchField: UITextField!

  override func awakeFromNib() {
    super.awakeFromNib()
    let metrics = UIFontMetrics(forTextStyle: .title3)
    let heading = UIFont(name: "Lato-Bold", size: 20)!
    headingLabel.font = metrics.scaledFont(for: heading)  // expect: missing-adjusts-font
    headingLabel.numberOfLines = 0
    summaryView.font = UIFont.preferredFont(forTextStyle: .body)  // expect: missing-adjusts-font
    searchField.font = .preferredFont(forTextStyle: .body)
    searchField.adjustsFontForContentSizeCategory = true
  }
}
