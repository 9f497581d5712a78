import type { ComponentType, ReactNode } from 'react';
import type { PictureMedia } from '../shell/picture-sources.ts';
import type { Poster } from '../shell/poster.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Chosen } from './choices.ts';

export interface SceneProps {
  product: Poster;
  picture: PictureMedia;
  chosen: Chosen;
}

/** A view of a product that its gallery draws beside its pictures. */
interface SceneView {
  /** The anchor of the view. */
  id: string;
  label: MessageKey;
  Thumb: ComponentType<SceneProps>;
  /** The position in the gallery, such as `2 / 4`. */
  View: ComponentType<SceneProps & { id: string; place: string | undefined }>;
}

/** What a theme draws on the page of a product. */
export interface ProductScene {
  /** In place of the first picture. */
  Stage: ComponentType<SceneProps>;
  viewsOf: (product: Poster) => readonly SceneView[];
  /** Beside the name of an option. */
  OptionLink: ComponentType<{ option: string; product: Poster; className: string }>;
  /** In place of a plain swatch; undefined where the option has none of its own. */
  Swatch: (props: { option: string; color: string | undefined; product: Poster }) => ReactNode;
}
