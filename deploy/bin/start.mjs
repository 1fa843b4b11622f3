// Runs on any Node, so that an old one gets one line instead of a syntax error.

// Process 1 of a container ignores a signal that it does not handle: neither a start nor a command could be stopped.
if (process.pid === 1) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, (_, number) => {
      if (process.listenerCount(signal) === 1) process.exit(128 + number)
    })
  }
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major > 24 || (major === 24 && minor >= 7)) {
  await import('../server/portal.mjs')
} else {
  console.error(
    `portal: needs Node 24.7 or later, and ${process.execPath} is ${process.version}: install another one, or name it in PORTAL_NODE`,
  )
  process.exitCode = 1
}
