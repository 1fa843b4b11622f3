// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ProjectTechnicalData = {
  /** Base address of simulated calls. */
  sandboxUrl: string;
  /**
     * Base address of live calls; null until the project is live.
     * @nullable
     */
  liveUrl: string | null;
  /**
     * When the sandbox last let one of its keys in, to the minute; null if never.
     * @nullable
     */
  lastSandboxUsageDate: string | null;
  /** @nullable */
  techCheckDate: string | null;
};
