import { describe, expect, it } from 'vitest'
import { palette } from '#domain/palette.ts'
import { ownPath } from '#domain/redirect.ts'
import { type Role, roles } from '#domain/roles.ts'
import { stepOf, type WorkflowAction, workflow } from '#domain/workflow.ts'
import type { MailName } from '#domain/workflow-effects.ts'
import type { MailContent } from '#server/mail/compose-mail.ts'
import { toMail } from '#server/mail/letter.ts'
import { reviewMails } from '#server/mail/review-mail-texts.ts'
import {
  allMails,
  bounces,
  expiryMails,
  facts,
  fileMails,
  messageMails,
  newsOfNotes,
  projectMails,
  publicUrl,
  runMails,
  sunsetMails,
} from './support/mail-samples.ts'
import { files, read } from './support/tree.ts'

// Each review mail links an existing page that its reader may open, and the link survives the sign-in.

/** Step of the workflow -> the mails that it sends. */
const mailsOfSteps = {
  submitted: ['application-received', 'project-to-prepare'],
  prepared: ['project-to-validate'],
  'sent back': ['project-sent-back'],
  'tech approved': ['project-to-decide'],
  approved: ['project-approved'],
  rejected: ['project-rejected'],
  'changes requested': ['changes-requested'],
  'changes submitted': ['project-resubmitted'],
  suspended: ['project-suspended'],
  reinstated: ['project-reinstated'],
  withdrawn: ['project-withdrawn'],
} as const satisfies Record<string, readonly MailName[]>

const steps = Object.keys(workflow).map((action) => stepOf(action as WorkflowAction))

function readersOf(mail: MailName): Role[] {
  const sent = steps.flatMap(({ mails }) => mails).filter((each) => each.mail === mail)
  const { reader } = facts
  return sent.map(({ to }) => (to === 'partner' ? 'EXTERNAL_ADMIN' : to === 'desk' || to === 'left-desk' ? reader : to))
}

interface SentMail {
  name: string
  mail: MailContent
  readers: Role[]
}

const sent: SentMail[] = [
  ...Object.values(mailsOfSteps)
    .flat()
    .map((name) => ({ name, mail: projectMails[name], readers: readersOf(name) })),
  ...(['BUSINESS_INTERNAL', 'BUSINESS_ADMIN'] as const).map((reader) => ({
    name: `withdrawn, to ${reader}`,
    mail: toMail(publicUrl, reviewMails['project-withdrawn']({ ...facts, reader })),
    readers: [reader],
  })),
  { name: 'document refused', mail: fileMails.refused, readers: ['EXTERNAL_ADMIN'] },
  { name: 'attachment of an application refused', mail: fileMails.attachmentRefused, readers: ['EXTERNAL_ADMIN'] },
  { name: 'file of an approval refused', mail: fileMails.approvalFileRefused, readers: ['TECHNICAL_LIMITED'] },
  { name: 'tests finished', mail: runMails.finished, readers: ['TECHNICAL_LIMITED'] },
  { name: 'message of a desk', mail: messageMails.fromDesk, readers: ['EXTERNAL_ADMIN'] },
  { name: 'message of a partner', mail: messageMails.fromPartner, readers: ['TECHNICAL_LIMITED'] },
  { name: 'note answered', mail: newsOfNotes.answered, readers: ['TECHNICAL_LIMITED'] },
  { name: 'note closed', mail: newsOfNotes.closed, readers: ['EXTERNAL_ADMIN'] },
  { name: 'note open again', mail: newsOfNotes.reopened, readers: ['EXTERNAL_ADMIN'] },
  { name: 'mail bounced', mail: bounces.bounced, readers: [...roles] },
  { name: 'mail to a partner bounced', mail: bounces.partnerBounced, readers: ['BUSINESS_ADMIN'] },
  { name: 'something ends', mail: sunsetMails.ending, readers: ['EXTERNAL_ADMIN'] },
  { name: 'something stays', mail: sunsetMails.withdrawn, readers: ['EXTERNAL_ADMIN'] },
  { name: 'key expiring', mail: expiryMails.expiring, readers: ['EXTERNAL_ADMIN'] },
]

const folder = 'src/web/routes/'
const routes = files(`${folder}**/*.tsx`).map((file) => file.slice(folder.length, -'.tsx'.length))
const isLayout = (route: string) => routes.some((other) => other.startsWith(`${route}.`))
const pages = routes.filter((route) => !isLayout(route))

/** '_authed/_partner/projects.$projectId' matches /projects/{id}: layouts and groups are not part of the address. */
function matchesRoute(page: string, path: string): boolean {
  const parts = page.split(/[/.]/).filter((part) => part !== 'index' && !part.startsWith('_'))
  const pattern = parts.map((part) => (part.startsWith('$') ? '[^/]+' : part)).join('/')
  return new RegExp(`^/${pattern}$`).test(path)
}

/** The roles that a page and its layouts admit. */
function allowedOn(page: string): string[] {
  const layouts = routes.filter(
    (route) => page === route || page.startsWith(`${route}/`) || page.startsWith(`${route}.`),
  )
  return layouts
    .map((route) => /requireRole\(([^)]*)\)/.exec(read(`${folder}${route}.tsx`))?.[1])
    .filter((roles) => roles !== undefined)
    .flatMap((roles) => roles.split(/[',\s]+/).filter(Boolean))
}

function linksIn(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => (word.startsWith(publicUrl) ? [word.slice(publicUrl.length)] : []))
}

describe.each(sent)('the mail "$name"', ({ mail, readers }) => {
  const links = linksIn(mail.text)
  // An anchor is a place on the page.
  const [path = ''] = links[0]?.split('#') ?? []

  it('has one link, which survives the sign-in', () => {
    expect(links).toHaveLength(1)
    expect(ownPath(links[0])).toBe(links[0])
  })

  it('links a page that its reader may open', () => {
    const [page, ...others] = pages.filter((each) => each.startsWith('_authed/') && matchesRoute(each, path))
    expect([page, others]).toEqual([expect.any(String), []])
    expect(readers.length).toBeGreaterThan(0)
    expect(allowedOn(page ?? '')).toEqual(expect.arrayContaining(readers))
  })
})

it('covers every mail of the workflow', () => {
  const mailNames = new Set(steps.flatMap(({ mails }) => mails.map(({ mail }) => mail)))
  expect(mailNames).toEqual(new Set(Object.values(mailsOfSteps).flat()))
})

it('names in the mail about a rejection the parts to change', () => {
  expect(projectMails['project-rejected'].text).toContain('Please change: Registration document, Bank.')
})

it.each([
  'project-rejected',
  'project-sent-back',
  'project-suspended',
  'project-approved',
  'project-to-decide',
] as const)('%s contains the comment', (name) => {
  expect(projectMails[name].text).toContain(facts.comment)
})

function visibleText(html: string): string {
  const [, body = ''] = html.split(/<body[^>]*>/)
  const text = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&#(\d+);/g, (_, sign) => String.fromCharCode(Number(sign)))
  return text.replaceAll(/\s+/g, ' ')
}

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => value)

describe.each(allMails)('the HTML of the mail %s', (_name, { subject, text, html, code }) => {
  it('contains the whole plain text', () => {
    const visible = visibleText(html)
    expect(visible).toContain(subject)
    // The plain text has a label and its value on one line, and the addresses of links as text.
    const parts = text.split('\n').flatMap((line) => line.replace(/^-- $/, '').split(/: (?=\S)/))
    const isAddress = (each: string) =>
      attribute(html, 'href').some((href) => href === each || href === `mailto:${each}`)
    const missing = parts.filter((each) => !isAddress(each) && !visible.includes(each.trim()))
    expect(missing).toEqual([])
  })

  it('has one primary link and all links of the plain text', () => {
    expect(html.match(/ data-primary /g)).toHaveLength(1)
    const links = attribute(html, 'href')
    for (const href of links) expect(text).toContain(href?.replace('mailto:', ''))
    expect(links.filter((href) => href?.startsWith(publicUrl))).toHaveLength(linksIn(text).length)
  })

  it('loads no resources and runs no scripts', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|video|form|object)|\bsrc=|url\(|@import|\son\w+=/i)
  })

  it('escapes user input', () => {
    expect(html).not.toMatch(/<b>|<Tan>|<copy>/)
  })

  it('declares and styles a dark mode', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    for (const colour of [palette.ink, palette.surface]) {
      expect(html).toContain(colour[0])
      expect(html.split('prefers-color-scheme:dark')[1]).toContain(`${colour[1]} !important`)
    }
  })

  it('shows its code as one selectable text', () => {
    if (code) expect(html).toMatch(new RegExp(`user-select:all">${code}</p>`))
    else expect(html).not.toContain('user-select:all')
  })
})
