import type { OperationIO } from '#generated/operations.ts'
import type { Role } from './roles.ts'
import type { MailName } from './workflow-effects.ts'

// The kinds of notifications: who gets them, and what each person may choose. The preferences in the portal, the refusals of
// the server and the mails follow this table.

export type NotificationKind = OperationIO['listNotifications']['data']['items'][number]['kind']
export type Preference = Omit<OperationIO['getNotificationPreferences']['data']['items'][number], 'kind'>
export type MailTime = Preference['mail']

export interface KindRules {
  label: string
  description: string
  /** Instead of `description`, for staff. */
  descriptionForStaff?: string
  /** Instead of `description`, for business admins. */
  descriptionForAdmins?: string
  roles: readonly Role[]
  /** Whether a person may hide it in the portal. */
  mayHide: boolean
  /** The choices for its mail, the usual one first. A kind without 'none' always arrives by mail. */
  mail: readonly [MailTime, ...MailTime[]]
  /** Whether an immediate mail waits some minutes, to collect the notifications of one project. */
  collectsMail?: boolean
}

const staff = ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] as const
const all = ['EXTERNAL_ADMIN', ...staff] as const

export const notificationKinds: Record<NotificationKind, KindRules> = {
  note: {
    label: 'Notes',
    description: 'A note on your application is closed or opened again.',
    descriptionForStaff: 'A partner answers a note of your team.',
    roles: all,
    mayHide: true,
    mail: ['at-once', 'daily', 'none'],
    collectsMail: true,
  },
  message: {
    label: 'Messages',
    description: 'A message about an application arrives.',
    roles: all,
    mayHide: true,
    mail: ['at-once', 'daily', 'none'],
    collectsMail: true,
  },
  decision: {
    label: 'Decisions',
    description: 'A project is approved, rejected, suspended, reinstated or sent back, or changes are requested.',
    roles: ['EXTERNAL_ADMIN', 'BUSINESS_INTERNAL'],
    mayHide: false,
    mail: ['at-once', 'daily'],
  },
  desk: {
    label: 'Work for your team',
    description: 'A project reaches your team.',
    roles: staff,
    mayHide: true,
    mail: ['at-once', 'daily', 'none'],
  },
  'key-expiring': {
    label: 'Expiring keys and parts of APIs',
    description: 'A key is about to expire, or a part of an API that a project uses ends.',
    roles: ['EXTERNAL_ADMIN'],
    mayHide: true,
    mail: ['at-once', 'daily'],
  },
  'tests-finished': {
    label: 'Finished tests',
    description: 'Product tests that you started are finished.',
    roles: ['TECHNICAL_LIMITED'],
    mayHide: true,
    mail: ['none', 'at-once', 'daily'],
  },
  // An immediate mail about an undelivered mail would fail the same way.
  'mail-bounced': {
    label: 'Undelivered emails',
    description: 'An email to you could not be delivered.',
    descriptionForAdmins: 'An email to you or to a partner could not be delivered.',
    roles: all,
    mayHide: false,
    mail: ['none'],
  },
  withdrawn: {
    label: 'Withdrawn applications',
    description: 'A partner withdraws an application.',
    roles: staff,
    mayHide: true,
    mail: ['at-once', 'daily', 'none'],
  },
}

export const rulesOf = (kind: NotificationKind): KindRules => notificationKinds[kind]

export function descriptionOf(kind: NotificationKind, role: Role | null): string {
  const { description, descriptionForStaff, descriptionForAdmins } = notificationKinds[kind]
  if (role === 'BUSINESS_ADMIN' && descriptionForAdmins) return descriptionForAdmins
  return (role !== 'EXTERNAL_ADMIN' && descriptionForStaff) || description
}

export function kindsOf(role: Role): NotificationKind[] {
  return (Object.keys(notificationKinds) as NotificationKind[]).filter((kind) =>
    notificationKinds[kind].roles.includes(role),
  )
}

export function defaultPreference(kind: NotificationKind): Preference {
  return { portal: true, mail: notificationKinds[kind].mail[0] }
}

/** The field of a choice that the kind does not have. */
export function findInvalidField(kind: NotificationKind, { portal, mail }: Preference): 'portal' | 'mail' | undefined {
  if (!portal && !notificationKinds[kind].mayHide) return 'portal'
  return notificationKinds[kind].mail.includes(mail) ? undefined : 'mail'
}

/** The kind of each mail of the workflow. A receipt is a mail only: its reader has just submitted. */
export const kindOfMail: Record<MailName, NotificationKind | 'receipt'> = {
  'application-received': 'receipt',
  'project-to-prepare': 'desk',
  'project-to-validate': 'desk',
  'project-sent-back': 'decision',
  'project-to-decide': 'desk',
  'project-approved': 'decision',
  'project-rejected': 'decision',
  'changes-requested': 'decision',
  'project-resubmitted': 'desk',
  'project-suspended': 'decision',
  'project-reinstated': 'decision',
  'project-withdrawn': 'withdrawn',
}
