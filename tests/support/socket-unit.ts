import { ensureProgram } from '../../scripts/apt.ts'

// What systemd does for portal@.socket, in the Perl that every Debian has: it holds the socket, hands it to the process as
// descriptor 3, and starts the process again when it exits. SIGHUP replaces the process, SIGTERM ends both.
const unit = `
  use Socket; use POSIX ();
  my ($port, @command) = @ARGV;
  $^F = 255;
  socket(my $socket, PF_INET, SOCK_STREAM, 0) or die;
  setsockopt($socket, SOL_SOCKET, SO_REUSEADDR, 1);
  bind($socket, sockaddr_in($port, INADDR_LOOPBACK)) && listen($socket, 4096) or die;
  my ($process, $stopping);
  $SIG{HUP} = sub { kill 'TERM', $process };
  $SIG{TERM} = sub { $stopping = 1; kill 'TERM', $process };
  until ($stopping) {
    $process = fork;
    if (!$process) {
      POSIX::dup2(fileno($socket), 3);
      @ENV{'LISTEN_FDS', 'LISTEN_PID'} = (1, $$);
      exec @command;
    }
    1 until waitpid($process, 0) == $process;
  }
`

/** The command line of a program whose port is held while it is replaced. */
export function withHeldSocket(port: number, program: string[]): string[] {
  return [ensureProgram(['perl'], 'perl-base'), '-e', unit, `${port}`, ...program]
}
