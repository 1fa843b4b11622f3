/** An empty ledger, for `EmptyState`. Separate, so that pages without lists do not load it. */
export const ledger = (
  <>
    <path d="M36 14h88v82H36z" />
    <path d="M36 34h88M60 14v82" />
    <path d="M70 50h40M70 66h28M70 82h34" strokeDasharray="3 6" />
    <path data-accent d="m44 48 4 4 7-8" />
  </>
)
