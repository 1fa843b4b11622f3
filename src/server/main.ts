import { serve } from './serve.ts'

// The server of `npm start`. A release serves by src/server/portal.ts, and migrates in a step of its own.
await serve({ migrates: true })
