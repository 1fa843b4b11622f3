import { body, type CallShape, code, each, header, headersOf, type Template, url } from './shape.ts'

export function php(shape: CallShape): Template {
  return code`<?php

$curl = curl_init(${url('php')});
curl_setopt_array($curl, [
${method(shape.method)}${headers(shape)}${bodyLine(shape)}    CURLOPT_RETURNTRANSFER => true,
]);

$answer = curl_exec($curl);
if ($answer === false) {
    exit(curl_error($curl));
}

echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL, $answer, PHP_EOL;`
}

function method(name: string): string {
  if (name === 'GET') return ''
  return name === 'HEAD' ? '    CURLOPT_NOBODY => true,\n' : `    CURLOPT_CUSTOMREQUEST => '${name}',\n`
}

function headers(shape: CallShape): Template {
  const names = headersOf(shape)
  if (names.length === 0) return []
  return code`    CURLOPT_HTTPHEADER => [
${each(
  names,
  (name) => code`        ${header('php-header', name, shape)},
`,
)}    ],
`
}

function bodyLine({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') return ["    CURLOPT_POSTFIELDS => file_get_contents('file.bin'),\n"]
  const hole = body(`php-${sent.kind}`, { files: sent.files })
  if (sent.kind !== 'multipart') {
    return code`    CURLOPT_POSTFIELDS => ${hole},
`
  }
  return code`    CURLOPT_POSTFIELDS => [
        ${hole}
    ],
`
}
