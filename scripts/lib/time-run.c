// Runs a program and prints its seconds, the most memory it held in bytes, and its exit status.
//
// usage: time-run OUTPUT COMMAND [ARGUMENT…]
//
// The program's standard output goes to the file OUTPUT. A small parent matters: a program's peak of
// memory starts with that of the process that starts it.

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: time-run OUTPUT COMMAND [ARGUMENT...]\n");
    return 64;
  }
  int output = open(arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (output < 0) {
    perror(arguments[1]);
    return 2;
  }
  double start = now();
  pid_t child = fork();
  if (child < 0) {
    perror("fork");
    return 2;
  }
  if (child == 0) {
    dup2(output, STDOUT_FILENO);
    execv(arguments[2], arguments + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  while (wait4(child, &status, 0, &usage) < 0) continue;
  double seconds = now() - start;
#ifdef __APPLE__
  long long bytes = usage.ru_maxrss;
#else
  long long bytes = (long long)usage.ru_maxrss * 1024;
#endif
  printf("%.9f %lld %d\n", seconds, bytes, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
