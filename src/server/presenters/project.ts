import { hasGoneLive, toPortalStatus } from '#domain/project-states.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { Config } from '#server/config.ts'
import { environmentUrl } from '#server/environment-url.ts'
import type { ProviderCode } from '#server/operators.ts'
import type { ApiKeyWithAuthor } from '#server/repositories/api-keys.ts'
import type { IpAddress } from '#server/repositories/ip-addresses.ts'
import type { ProductCode } from '#server/repositories/product-codes.ts'
import type { Project } from '#server/repositories/projects.ts'
import { presentCredential } from './credential.ts'
import { presentIpAddress } from './ip-address.ts'
import { presentProductCode } from './product-code.ts'

type PresentedProject = OperationIO['getProject']['data']

/** A project and everything that hangs on it, as the repositories found it. */
export interface ProjectParts {
  project: Project
  keys: ApiKeyWithAuthor[]
  codes: ProductCode[]
  addresses: IpAddress[]
  /** Named in the go-live request. */
  providers: ProviderCode[]
  /** What was said with its last rejection. */
  rejectComment: string | null
  /** What was said with its last suspension. */
  suspendComment: string | null
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
    goLiveRequestDate: moment(project.submittedAt),
    goLiveDate: moment(project.liveAt),
    rejectDate: moment(project.rejectedAt),
    rejectComment: project.status === 'rejected' ? rejectComment : null,
    suspendComment: project.status === 'suspended' ? suspendComment : null,
    technicalData: presentTechnicalData(parts, config),
    network: addresses.map(presentIpAddress),
    apiProperties: { sandbox: codesOf('sandbox'), live: codesOf('live') },
  }
}

function presentTechnicalData({ project, keys }: ProjectParts, config: Config): PresentedProject['technicalData'] {
  return {
    sandboxUrl: environmentUrl('sandbox', config),
    liveUrl: hasGoneLive(project.status) ? environmentUrl('live', config) : null,
    lastSandboxUsageDate: moment(lastSandboxUse(keys)),
    techCheckDate: moment(project.techCheckedAt),
  }
}

export function lastSandboxUse(keys: ApiKeyWithAuthor[]): Date | null {
  const uses = keys.flatMap(({ key }) => (key.environment === 'sandbox' && key.lastUsedAt ? [key.lastUsedAt] : []))
  return uses.reduce<Date | null>((latest, use) => (latest && latest > use ? latest : use), null)
}

function moment(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
