// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ContactFormRole = typeof ContactFormRole[keyof typeof ContactFormRole];


export const ContactFormRole = {
  Business_development: 'Business development',
  'IT/Tech/Developer': 'IT/Tech/Developer',
  Growth_strategist: 'Growth strategist',
  Other: 'Other',
} as const;
