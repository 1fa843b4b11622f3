// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A step is `current` while the application is there, also while its partner answers, and `stopped` where it was rejected.
 */
export type PathStepState = typeof PathStepState[keyof typeof PathStepState];


export const PathStepState = {
  done: 'done',
  current: 'current',
  stopped: 'stopped',
  ahead: 'ahead',
} as const;
