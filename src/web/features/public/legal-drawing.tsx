/** A sheet of clauses, and what keeps it. */
export const lockedSheet = (
  <>
    <path d="M84 24h96l32 32v120H84zM180 24v32h32" />
    <path d="M104 60h52M104 78h84M104 96h84" />
    <path d="M104 114h52M104 132h40M104 150h48" strokeDasharray="3 6" />
    <path data-accent d="M176 128h60v44h-60zM188 128v-14a18 18 0 0 1 36 0v14M206 146v10" />
  </>
)
