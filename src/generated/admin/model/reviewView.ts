// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A staff member who opened a review.
 */
export interface ReviewView {
  /** Email address of the staff member. */
  emailId: string;
  /** When that was. */
  viewedOn: string;
}
