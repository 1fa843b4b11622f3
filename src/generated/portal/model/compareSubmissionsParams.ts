// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type CompareSubmissionsParams = {
/**
 * Number of the submission to compare with, the one before the changes.
 * @minimum 1
 * @maximum 1000000
 */
from: number;
};
