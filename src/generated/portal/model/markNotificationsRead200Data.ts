// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type MarkNotificationsRead200Data = {
  /**
     * The unread ones that are left.
     * @minimum 0
     */
  unread: number;
};
