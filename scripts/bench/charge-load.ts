import autocannon from 'autocannon'

// Sends charges from ten connections, each for a different subscriber and with a new correlation id per charge. The last
// argument is the task: { url, headers, bodies, seconds }. Prints autocannon's result.
const { url, headers, bodies, seconds } = JSON.parse(process.argv.at(-1) ?? '')
let connection = 0
const result = await autocannon({
  url,
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: bodies[0],
  connections: 10,
  duration: seconds,
  idReplacement: true,
  setupClient: (client) => client.setBody(bodies[connection++ % bodies.length]),
})
console.log(JSON.stringify(result))
