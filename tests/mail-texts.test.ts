import { describe, expect, it } from 'vitest'
import { ownPath } from '#domain/redirect.ts'
import type { Role } from '#domain/roles.ts'
import { type MailName, stepOf, type WorkflowAction, workflow } from '#domain/workflow.ts'
import type { MailContent } from '#server/mail/mail-texts.ts'
import { documentMails, keyMails, reviewMails } from '#server/mail/review-mail-texts.ts'
import { files, read } from './support/tree.ts'

// Each review mail links an existing page that its reader may open, and the link survives the sign-in.

const publicUrl = 'https://portal.example'
const projectId = '6b1f0a52-9a3e-4a0e-8d55-6f3f3a2b1c44'
const facts = { publicUrl, projectId, projectName: 'Night Ferry', comment: 'The document cannot be read.' }

/** The mails with their links and readers. */
const wanted = {
  submitted: ['application-received', 'project-to-prepare'],
  prepared: ['project-to-validate'],
  'tech approved': ['project-to-decide'],
  approved: ['project-approved'],
  rejected: ['project-rejected'],
  suspended: ['project-suspended'],
  reinstated: ['project-reinstated'],
} as const satisfies Record<string, readonly MailName[]>

const steps = Object.keys(workflow).map((action) => stepOf(action as WorkflowAction))

function readersOf(mail: MailName): Role[] {
  const sent = steps.flatMap(({ mails }) => mails).filter((each) => each.mail === mail)
  return sent.map(({ to }) => (to === 'partner' ? 'EXTERNAL_ADMIN' : to))
}

interface Sent {
  name: string
  mail: MailContent
  readers: Role[]
}

const sent: Sent[] = [
  ...Object.values(wanted)
    .flat()
    .map((name) => ({ name, mail: reviewMails[name](facts), readers: readersOf(name) })),
  { name: 'document refused', mail: documentMails.refused(publicUrl, 'a.pdf'), readers: ['EXTERNAL_ADMIN'] },
  {
    name: 'attachment of an application refused',
    mail: documentMails.attachmentRefused(publicUrl, 'a.pdf', projectId),
    readers: ['EXTERNAL_ADMIN'],
  },
  {
    name: 'file of an approval refused',
    mail: documentMails.approvalFileRefused(publicUrl, 'a.pdf', projectId),
    readers: ['TECHNICAL_LIMITED'],
  },
  {
    name: 'key expiring',
    mail: keyMails.expiring(publicUrl, projectId, 'Night Ferry', 'sk_…1234', 'expires in 30 days'),
    readers: ['EXTERNAL_ADMIN'],
  },
]

const folder = 'src/web/routes/'
const pages = files(`${folder}**/*.tsx`).map((file) => file.slice(folder.length, -'.tsx'.length))

/** '_authed/_partner/projects.$projectId' is at /projects/{anything}; layouts and groups are not in the address. */
function fits(page: string, path: string): boolean {
  const parts = page.split(/[/.]/).filter((part) => part !== 'index' && !part.startsWith('_'))
  const pattern = parts.map((part) => (part.startsWith('$') ? '[^/]+' : part)).join('/')
  return new RegExp(`^/${pattern}$`).test(path)
}

/** The roles that a page and its layouts admit. */
function allowedOn(page: string): string[] {
  const parts = page.split('/')
  const around = parts.map((_, at) => parts.slice(0, at + 1).join('/')).filter((route) => pages.includes(route))
  return around
    .map((route) => /requireRole\(([^)]*)\)/.exec(read(`${folder}${route}.tsx`))?.[1])
    .filter((roles) => roles !== undefined)
    .flatMap((roles) => roles.split(/[',\s]+/).filter(Boolean))
}

describe.each(sent)('the mail "$name"', ({ mail, readers }) => {
  const links = [...mail.text.matchAll(/https:\/\/portal\.example(\S*)/g)].map(([, path = '']) => path)

  it('has one link, which survives the sign-in', () => {
    expect(links).toHaveLength(1)
    expect(ownPath(links[0])).toBe(links[0])
  })

  it('links a page that its reader may open', () => {
    const [page, ...others] = pages.filter((each) => each.startsWith('_authed/') && fits(each, links[0] ?? ''))
    expect([page, others]).toEqual([expect.any(String), []])
    expect(readers.length).toBeGreaterThan(0)
    expect(allowedOn(page ?? '')).toEqual(expect.arrayContaining(readers))
  })
})

it('covers every mail of the workflow', () => {
  const posted = new Set(steps.flatMap(({ mails }) => mails.map(({ mail }) => mail)))
  expect(posted).toEqual(new Set(Object.values(wanted).flat()))
})

it.each(['project-rejected', 'project-suspended', 'project-approved', 'project-to-decide'] as const)(
  '%s contains the comment',
  (name) => {
    expect(reviewMails[name](facts).text).toContain(facts.comment)
  },
)
