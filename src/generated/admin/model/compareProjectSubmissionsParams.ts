// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type CompareProjectSubmissionsParams = {
/**
 * Number of the submission to compare with, the one before the changes.
 * @minimum 1
 * @maximum 1000000
 */
from: number;
};
