const words: Record<string, string> = {
  '200': 'OK',
  '201': 'Created',
  '202': 'Accepted',
  '204': 'No Content',
  '206': 'Partial Content',
  '301': 'Moved Permanently',
  '302': 'Found',
  '303': 'See Other',
  '304': 'Not Modified',
  '307': 'Temporary Redirect',
  '308': 'Permanent Redirect',
  '400': 'Bad Request',
  '401': 'Unauthorized',
  '402': 'Payment Required',
  '403': 'Forbidden',
  '404': 'Not Found',
  '405': 'Method Not Allowed',
  '406': 'Not Acceptable',
  '409': 'Conflict',
  '410': 'Gone',
  '412': 'Precondition Failed',
  '413': 'Content Too Large',
  '415': 'Unsupported Media Type',
  '422': 'Unprocessable Content',
  '429': 'Too Many Requests',
  '500': 'Internal Server Error',
  '501': 'Not Implemented',
  '502': 'Bad Gateway',
  '503': 'Service Unavailable',
  '504': 'Gateway Timeout',
  '507': 'Insufficient Storage',
  default: 'Any other answer',
  '1XX': 'Any information',
  '2XX': 'Any success',
  '3XX': 'Any redirection',
  '4XX': 'Any client error',
  '5XX': 'Any server error',
}

/** The name of a status. */
export function statusLabel(status: string): string {
  return words[status] ?? words[status.toUpperCase()] ?? ''
}

const tones: Record<string, string> = { '2': 'live', '3': 'brand', '4': 'pending', '5': 'rejected' }

/** Its colour, always together with the number. */
export function statusTone(status: string): string {
  return tones[status.charAt(0)] ?? 'draft'
}
