import { useEffect, useState } from 'react'
import { essenceOf } from '#docs/model/media-kind.ts'
import { saveFile } from '#docs/model/save-file.ts'
import { LinkButton } from '../controls.tsx'

const maxPreviewed = 2 * 1024 * 1024

/** The body of a real answer, to save it. Pictures are shown. */
export function AnswerFile({ file, name }: { file: Blob; name: string }) {
  const type = essenceOf(file.type) || 'no content type'
  return (
    <div className="try-file">
      <p>
        {sizeLabel(file.size)}, {type}. <LinkButton onClick={() => save(file, name)}>Save the body</LinkButton>
      </p>
      {file.type.startsWith('image/') && file.size <= maxPreviewed && <Picture file={file} />}
    </div>
  )
}

const sizeLabel = (bytes: number) =>
  bytes < 1000 ? `${bytes} bytes` : bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** As data, which the page's policy allows. */
function Picture({ file }: { file: Blob }) {
  const [source, setSource] = useState('')
  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setSource(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return source && <img src={source} alt="Body of the answer" />
}

const save = (file: Blob, name: string) => saveFile(file, `${name}${endings[essenceOf(file.type)] ?? ''}`)

const endings: Record<string, string> = {
  'application/json': '.json',
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'text/csv': '.csv',
  'text/plain': '.txt',
}
