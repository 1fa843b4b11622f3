import type { FieldProblem } from '#domain/problems.ts'
import type { OperationIO } from '#generated/operations.ts'

type Configs = OperationIO['getConfigs']['data']

// The portal's own lists in GET /portal/configs. Operators are in the product's specification instead, since the simulator
// and the documentation use them too.

export const projectTypes: Configs['PROJECT_TYPE'] = [
  { id: 1, name: 'Subscription' },
  { id: 2, name: 'One-time purchase' },
  { id: 3, name: 'In-app purchase' },
  { id: 4, name: 'Other' },
]

// Mobile Wallet is coming soon: visible and disabled.
export const productTypes: Configs['PRODUCT_TYPE'] = [
  { id: 1, name: 'Direct Carrier Billing', offered: true },
  { id: 2, name: 'Mobile Wallet', offered: false },
]

export const companyTypes: Configs['COMPANY_TYPE'] = [
  { id: 1, name: 'Music and audio' },
  { id: 2, name: 'Games' },
  { id: 3, name: 'Video and television' },
  { id: 4, name: 'News and magazines' },
  { id: 5, name: 'Education' },
  { id: 6, name: 'Health and fitness' },
  { id: 7, name: 'Software and services' },
  { id: 8, name: 'Other' },
]

export const serviceProviderStatuses: Configs['SERVICE_PROVIDER_STATUS'] = [
  { id: 1, name: 'Offered' },
  { id: 2, name: 'Coming soon.' },
]

export function isCompanyType(name: string): boolean {
  return companyTypes.some((type) => type.name === name)
}

/** The problem of a field whose value is in none of these lists. The schema allows any. */
export function unknownItem(field: string): FieldProblem {
  return { field, rule: 'enum', message: 'Select one item' }
}

export function isProjectType(id: number): boolean {
  return projectTypes.some((type) => type.id === id)
}

export function findProductType(id: number): Configs['PRODUCT_TYPE'][number] | undefined {
  return productTypes.find((type) => type.id === id)
}
