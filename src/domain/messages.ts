// Fixed wording: partners and support quote these texts, odd spelling included. Do not correct them. Field messages are not
// here: they are in the contract's x-messages. Messages of single pages are in page-messages.ts and review-messages.ts, since
// these are part of every first load.
export const messages = {
  session: {
    loggingOut: 'Logging out ...',
    timedOut: { title: 'Session timed out', text: "You've been logged out due to inactivity" },
    loggedOut: { title: 'Logged Out' },
    comeBack: 'SignIn and come back',
  },
  shell: {
    roleDenied:
      'SORRY, The page you are looking for is not allowed for this role. Please logout and login back with a suitable user.',
    pageMissing: "The page you are looking for doesn't exist.",
    goHome: 'Go Home',
    noHome: (role: string) => `Role ${role} has no home page defined`,
  },
  error: {
    title: 'Error',
    tryAgain: 'Ok, let me try again',
    reload: 'Reload page',
    ifItPersists: 'If problem persists, try to re-login or contact us',
    network: 'Network error',
    unreadable: 'System error. Invalid data received.',
    unknownServer: (status: number) => `Unknown server error: ${status}`,
  },
  projects: {
    empty: 'Create your first project now',
    comingSoon: 'Coming soon.',
    sandboxIsFree: 'The Open Platform API sandbox is free for a limited time',
  },
} as const
