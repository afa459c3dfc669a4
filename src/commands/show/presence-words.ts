import type { Presence } from '../../document/document.ts'

/** In which of the tool's forms a thing is there, in a few words for a person; none where it simply is. */
export const presenceWords = ({
  'x-since': since,
  'x-until': until,
  'x-plugin': plugin,
  'x-hidden': hidden,
}: Presence): readonly string[] => [
  ...(since === undefined ? [] : [`from ${since} on`]),
  ...(until === undefined ? [] : [`up to ${until}`]),
  ...(plugin === undefined ? [] : [`with ${plugin}`]),
  ...(hidden === true ? ['hidden'] : []),
]
