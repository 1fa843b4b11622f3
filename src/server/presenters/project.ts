import { hasGoneLive, toPortalStatus } from '#domain/project-states.ts'
import type { OperationIO } from '#generated/operations.ts'
import { type Config, environmentUrl } from '#server/config.ts'
import { type ProviderCode, toProviderCode } from '#server/operators.ts'
import { presentCredential } from '#server/presenters/credential.ts'
import { presentMoment } from '#server/presenters/moment.ts'
import type { ApiKeyWithAuthor } from '#server/repositories/api-keys.ts'
import type { IpAddress } from '#server/repositories/ip-addresses.ts'
import type { ProductCode } from '#server/repositories/product-codes.ts'
import type { ProjectRow } from '#server/repositories/project-rows.ts'
import type { Project } from '#server/repositories/projects.ts'

type PresentedProject = OperationIO['getProject']['data']

/** A project with its parts. */
export interface ProjectParts {
  project: Project
  keys: ApiKeyWithAuthor[]
  codes: ProductCode[]
  addresses: IpAddress[]
  /** Named in the go-live request. */
  providers: ProviderCode[]
  /** Comment of the last rejection. */
  rejectComment: string | null
  /** Comment of the last suspension. */
  suspendComment: string | null
  /** Number of blocking notes that the partner has not marked as done. */
  notesToDo: number
}

export function presentProject(parts: ProjectParts, config: Config, now: Date): PresentedProject {
  const { project, keys, codes, addresses, providers, rejectComment, suspendComment } = parts
  const codesOf = (environment: ProductCode['environment']) =>
    codes.filter((code) => code.environment === environment).map(presentProductCode)
  return {
    projectId: project.id,
    partnerId: project.organisationId,
    name: project.name,
    description: project.description,
    status: toPortalStatus(project.status),
    isLive: hasGoneLive(project.status),
    projectType: project.projectType,
    productType: project.productType,
    providers,
    credentials: keys.map((key) => presentCredential(key, now)),
    createdOn: project.createdAt.toISOString(),
    updatedOn: project.updatedAt.toISOString(),
    goLiveRequestDate: presentMoment(project.submittedAt),
    goLiveDate: presentMoment(project.liveAt),
    rejectDate: presentMoment(project.rejectedAt),
    rejectComment: project.status === 'rejected' ? rejectComment : null,
    rejectChanges: project.status === 'rejected' ? project.requestedChanges : null,
    changeRequest: presentChangeRequest(parts),
    suspendComment: project.status === 'suspended' ? suspendComment : null,
    technicalData: presentTechnicalData(parts, config),
    network: addresses.map(presentIpAddress),
    apiProperties: { sandbox: codesOf('sandbox'), live: codesOf('live') },
  }
}

function presentChangeRequest({ project, notesToDo }: ProjectParts): PresentedProject['changeRequest'] {
  const { stage, changesRequestedAt, requestedChanges, requestedFields } = project
  if (stage !== 'changes' || !changesRequestedAt) return null
  return {
    requestedOn: changesRequestedAt.toISOString(),
    parts: requestedChanges ?? [],
    fields: requestedFields ?? [],
    notesToDo,
  }
}

function presentTechnicalData({ project, keys }: ProjectParts, config: Config): PresentedProject['technicalData'] {
  return {
    sandboxUrl: environmentUrl('sandbox', config),
    liveUrl: hasGoneLive(project.status) ? environmentUrl('live', config) : null,
    lastSandboxUsageDate: presentMoment(lastSandboxUse(keys)),
    techCheckDate: presentMoment(project.techCheckedAt),
  }
}

export function lastSandboxUse(keys: ApiKeyWithAuthor[]): Date | null {
  const uses = keys.flatMap(({ key }) => (key.environment === 'sandbox' && key.lastUsedAt ? [key.lastUsedAt] : []))
  return uses.reduce<Date | null>((latest, use) => (latest && latest > use ? latest : use), null)
}

type PresentedRow = OperationIO['listProjects']['data']['items'][number]

/** A row of a partner's own list. */
export function presentProjectRow(row: ProjectRow): PresentedRow {
  return {
    id: row.id,
    projectName: row.name,
    status: toPortalStatus(row.status),
    createDate: row.createdAt.toISOString(),
    techCheckDate: presentMoment(row.techCheckedAt),
    goLiveRequestDate: presentMoment(row.submittedAt),
    goLiveDate: presentMoment(row.liveAt),
    rejectDate: presentMoment(row.rejectedAt),
    changesRequestedOn: row.stage === 'changes' ? presentMoment(row.changesRequestedAt) : null,
    hasSandboxKey: row.hasSandboxKey,
    lastSandboxUsageDate: presentMoment(row.lastSandboxUseAt),
  }
}

type PresentedAddress = OperationIO['addIpAddresses']['data']['items'][number]

/** An inactive address is shown as a draft: it waits for the project to go live. */
export function presentIpAddress({ id, address, status }: IpAddress): PresentedAddress {
  return { id, ip: address, status: status === 'active' ? 'active' : 'draft' }
}

type PresentedCode = OperationIO['getProject']['data']['apiProperties']['sandbox'][number]

function presentProductCode({ id, code, description, provider, price, currency }: ProductCode): PresentedCode {
  return { id, code, description, provider: toProviderCode(provider), price, currency }
}
