/** Files in rich content: whatever has a source with an id, whether image, video, audio or file; each once. */
export function filesInContent(content: unknown): string[] {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach(collect);
    for (const [key, part] of Object.entries(value)) {
      const id = key === 'src' ? (part as { id?: unknown } | null)?.id : undefined;
      if (typeof id === 'string') found.add(id);
      collect(part);
    }
  };
  collect(content);
  return [...found];
}
