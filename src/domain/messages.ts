// Words of the screens, to the letter of specification.md (sections 2, 4, 5, 8 and 9), typing slips included. Messages of
// a request's fields are not here: they stand beside their limits in the contract's x-messages.
export const messages = {
  signIn: {
    internalNetworkOnly: 'Access allowed only from internal network.',
    notConfirmed: 'Your account is not confirmed. An OTP has been send to your email.',
    noStoredUsername: 'Please go to sign in page and try to login with your email.',
    tryLater: 'Unable to complete the request at the moment. Please try again later.',
    failedWithCode: (code: string) =>
      `Failed with error: '${code}'. We apologize for the inconvenience. Please try again later or contact us for assistance.`,
  },
  signUp: {
    confirmed: 'Your account is confirmed. Please sign in again.',
    codeSent: 'Sign up confirmation code sent.',
    passwordsDiffer: 'Passwords must match',
  },
  mfa: { resent: 'OTP was resent.' },
  recovery: {
    codeResent: 'Forgot password code resent',
    reset: 'Password successfully reset. Please sign in again.',
  },
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
  contact: {
    failed:
      'There was some error in submitting the form. We apologize for the inconvenience. Please contact us by email',
  },
  search: {
    heading: 'Search results',
    placeholder: 'Search for article…',
    empty: 'No items found.',
  },
  article: { callToAction: 'Ready to Take Your Business Further?', toSignUp: 'Take me there' },
  dashboard: { empty: 'There are no live projects.' },
  projects: {
    empty: 'Create your first project now',
    comingSoon: 'Coming soon.',
    sandboxIsFree: 'The Open Platform API sandbox is free for a limited time',
  },
  goLive: {
    submitted: 'Submitted: We have received your application. You will be updated within 5 business days.',
  },
  upload: {
    scanPending: '(Virus scan pending)',
    scanFailed: 'Virus scan failed !',
  },
  review: {
    countryMissing: 'Please select a country',
    techApproved: { title: 'Tech Approved', text: 'Project is successfully submitted to business' },
    saved: 'Saved!',
    saveFailed: 'Save Failed',
    deleteFailed: 'Delete Failed',
    testInitiated: 'Test Initiated',
    testTriggered: 'Test Triggered successfully. In few minutes, the report will be available.',
    testFailed: 'Failed to test',
    noReport: 'Failed to retrieve the audit report.',
    noTemplate: 'No template found',
  },
} as const
