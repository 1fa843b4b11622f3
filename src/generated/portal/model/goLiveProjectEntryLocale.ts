// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Language and country that the service speaks to its users in.
 */
export type GoLiveProjectEntryLocale = typeof GoLiveProjectEntryLocale[keyof typeof GoLiveProjectEntryLocale];


export const GoLiveProjectEntryLocale = {
  'en-SG': 'en-SG',
  'th-TH': 'th-TH',
  'en-PH': 'en-PH',
  'fil-PH': 'fil-PH',
} as const;
