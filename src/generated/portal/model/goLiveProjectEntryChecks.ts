// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Those that are confirmed.
 */
export type GoLiveProjectEntryChecks = {
  sandboxTested?: boolean;
  resultCodesHandled?: boolean;
  keysOnServers?: boolean;
};
