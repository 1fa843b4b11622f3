import type { OperationIO } from '#generated/operations.ts'

type Operators = OperationIO['getConfigs']['data']['PROVIDER']

const comingSoon = { country: null, currency: null, offered: false }

/** The operators of the payment API; a country and currency that nobody states are not invented. */
export const operators: Operators = [
  { id: 1, code: 'STM', name: 'Singtel', country: 'Singapore', currency: 'SGD', offered: true },
  { id: 2, code: 'AIS', name: 'AIS', country: 'Thailand', currency: 'THB', offered: true },
  { id: 3, code: 'GLB', name: 'Globe', country: 'Philippines', currency: 'PHP', offered: true },
  { id: 4, code: 'ARTL', name: 'ARTL', ...comingSoon },
  { id: 5, code: 'AIS2', name: 'AIS2', ...comingSoon },
  { id: 6, code: 'AIS3', name: 'AIS3', ...comingSoon },
  { id: 7, code: 'OPTUS3', name: 'OPTUS3', ...comingSoon },
  { id: 8, code: 'MLT', name: 'MLT', ...comingSoon },
]
