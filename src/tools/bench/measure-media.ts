import { MEDIA_TURNS, mediaQuestions } from './media-questions.ts';
import type { Env } from './processes.ts';
import { measureQuestions, type QuestionFigures } from './questions.ts';

export interface LibraryFigures extends QuestionFigures {
  files: number;
}

/** The records of so many files. */
export async function measureLibrary(engine: string, env: Env, files: number): Promise<LibraryFigures> {
  const fill = { FILES: String(files) };
  const figures = await measureQuestions({
    engine,
    env,
    fill,
    questions: mediaQuestions,
    turns: MEDIA_TURNS,
  });
  return { ...figures, files };
}
