import { inject } from 'vitest'

// Only the projects on PostgreSQL load this file; without TEST_DATABASE_URL a server test takes the embedded database.
process.env.TEST_DATABASE_URL = inject('databaseUrl')
