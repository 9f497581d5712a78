import { Archive, Box, File, FileText, Film, Image, Music, Shapes, type LucideIcon } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  IMAGE: Image,
  VIDEO: Film,
  AUDIO: Music,
  DOCUMENT: FileText,
  VECTOR: Shapes,
  ARCHIVE: Archive,
  MODEL3D: Box,
};

/** The sign of a kind of file, by the contract's name for it. */
export const kindIcon = (kind: string | undefined): LucideIcon => icons[kind ?? ''] ?? File;
