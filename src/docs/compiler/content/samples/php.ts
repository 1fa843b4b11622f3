import {
  type CallShape,
  code,
  hasTypedTexts,
  headersOf,
  isUnusual,
  placeholder,
  type SentBody,
  type Template,
} from './shape.ts'

/** The call with cURL. */
export function php(shape: CallShape): Template {
  return code`<?php

${rawMultipart(shape)}$curl = curl_init(${placeholder.url('php')});
curl_setopt_array($curl, [
${method(shape)}${headers(shape)}${bodyLine(shape)}    CURLOPT_RETURNTRANSFER => true,
]);

$answer = curl_exec($curl);
if ($answer === false) {
    exit(curl_error($curl));
}

echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL, $answer, PHP_EOL;`
}

/** The array of cURL has one value per name, without a type, and no headers of parts. */
const isRaw = (sent: SentBody): boolean => isUnusual(sent) || hasTypedTexts(sent) || sent.hasLists

function rawMultipart({ body: sent }: CallShape): Template {
  if (!sent || !isRaw(sent)) return []
  return code`$parts = [
    ${placeholder.parts('php-raw-parts', sent)}
];

$boundary = bin2hex(random_bytes(16));
$body = '';
foreach ($parts as [$head, $content]) {
    $body .= "--$boundary\\r\\n$head\\r\\n\\r\\n$content\\r\\n";
}
$body .= "--$boundary--\\r\\n";

`
}

function method({ method: name, body: sent }: CallShape): string {
  // A body alone would make it a POST.
  if (name === 'GET' && !sent) return ''
  return name === 'HEAD' ? '    CURLOPT_NOBODY => true,\n' : `    CURLOPT_CUSTOMREQUEST => '${name}',\n`
}

function headers(shape: CallShape): Template {
  const names = headersOf(shape)
  const { body: sent } = shape
  const type = sent && isRaw(sent) ? `        "Content-Type: multipart/${sent.subtype}; boundary=$boundary",\n` : ''
  if (names.length === 0 && type === '') return []
  return code`    CURLOPT_HTTPHEADER => [
${type}${names.flatMap((name) => code`        ${placeholder.header('php-header', name, shape)},\n`)}    ],
`
}

function bodyLine({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') return ["    CURLOPT_POSTFIELDS => file_get_contents('file.bin'),\n"]
  if (isRaw(sent)) return ['    CURLOPT_POSTFIELDS => $body,\n']
  const parts = placeholder.parts(`php-${sent.kind}`, sent)
  if (sent.kind !== 'multipart') {
    return code`    CURLOPT_POSTFIELDS => ${parts},\n`
  }
  return code`    CURLOPT_POSTFIELDS => [
        ${parts}
    ],
`
}
