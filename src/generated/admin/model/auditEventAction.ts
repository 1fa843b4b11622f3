// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What was done.
 */
export type AuditEventAction = typeof AuditEventAction[keyof typeof AuditEventAction];


export const AuditEventAction = {
  'project-created': 'project-created',
  'go-live-requested': 'go-live-requested',
  'provider-code-saved': 'provider-code-saved',
  'product-code-added': 'product-code-added',
  'product-code-deleted': 'product-code-deleted',
  'sms-template-added': 'sms-template-added',
  'sms-template-updated': 'sms-template-updated',
  'sms-template-deleted': 'sms-template-deleted',
  'submitted-for-tech-approval': 'submitted-for-tech-approval',
  'product-tests-started': 'product-tests-started',
  'product-tests-finished': 'product-tests-finished',
  'tech-approved': 'tech-approved',
  'sent-back': 'sent-back',
  approved: 'approved',
  rejected: 'rejected',
  'changes-requested': 'changes-requested',
  'changes-submitted': 'changes-submitted',
  suspended: 'suspended',
  reinstated: 'reinstated',
  withdrawn: 'withdrawn',
  'message-written': 'message-written',
} as const;
