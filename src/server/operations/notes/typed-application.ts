import type { Application } from '#domain/application-pointers.ts'
import { splitIpList } from '#domain/formats/ip-list.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import type { GoLiveDraft } from '#server/repositories/go-live-drafts.ts'

type Texts = Readonly<Record<string, string | null>>

const phones = ['hotline_number', 'mobileNumber']

/** The application with what the partner has typed into the Go Live wizard. */
export function withDraft(stored: Application, draft: GoLiveDraft | undefined): Application {
  const { providers, locale, ipAddresses } = draft?.project ?? {}
  return {
    ...stored,
    project: {
      providers: providers ?? stored.project.providers,
      locale: locale ?? stored.project.locale,
      ipAddresses: ipAddresses === undefined ? stored.project.ipAddresses : splitIpList(ipAddresses),
    },
    company: withTyped(stored.company, draft?.company),
    user: withTyped(stored.user, draft?.representative),
    payment: withTyped(stored.payment, draft?.payment),
  }
}

function withTyped<Section extends Texts>(stored: Section, typed: object | null | undefined): Section {
  const texts = Object.entries(typed ?? {}).filter(([name]) => Object.hasOwn(stored, name))
  return Object.assign({ ...stored }, Object.fromEntries(texts.map(([name, text]) => [name, normalize(name, text)])))
}

const normalize = (name: string, text: string): string | null =>
  phones.includes(name) && text ? formatPhone(text) : trimToNull(text)
