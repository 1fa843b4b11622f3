import { environments } from '#domain/environments.ts'
import { companyTypes, productTypes, projectTypes, serviceProviderStatuses } from '#domain/reference-lists.ts'
import { workingDays } from '#domain/working-days.ts'
import { environmentUrl } from '#server/config.ts'
import type { Operation } from '#server/operation.ts'
import { describeConnection, operators } from '#server/operators.ts'

const { sandbox, live } = environments

export const getConfigs: Operation<'getConfigs'> = async ({ config }) => ({
  PRODUCT_TYPE: productTypes,
  PROJECT_TYPE: projectTypes,
  ENV_TYPE: [sandbox, live].map(({ id, name }) => ({ id, name })),
  PROVIDER: operators,
  COMPANY_TYPE: companyTypes,
  SERVICE_PROVIDER_V1: operators.map(({ id, code }) => ({ id, name: code })),
  SERVICE_PROVIDER_STATUS: serviceProviderStatuses,
  environments: [sandbox, live].map(({ id, name }) => ({
    id,
    name,
    url: environmentUrl(name, config),
    connection: describeConnection(name),
  })),
  workingDays,
  contactEmail: config.contactMailTo,
})
