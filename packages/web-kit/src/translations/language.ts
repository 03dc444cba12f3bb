import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LANGUAGES, type Language } from '@safari/contracts';
import { useDispatch, useSelector } from 'react-redux';

const COOKIE = 'language';
const A_YEAR = 31_536_000;

export interface LanguageState {
  current: Language;
}

export const languageSlice = createSlice({
  name: 'language',
  initialState: (): LanguageState => ({ current: languageOfPage() }),
  reducers: {
    chosen: (state, { payload }: PayloadAction<Language>) => {
      state.current = payload;
    },
  },
});

export interface Spoken {
  language: Language;
  /** Switches the language while the page is open. */
  speak: (language: Language) => void;
  /** Also remembers the choice in a cookie, from which the server draws the next page. */
  choose: (language: Language) => void;
}

/** The visitor's language. */
export function useLanguage(): Spoken {
  const dispatch = useDispatch();
  const language = useSelector((state: { language: LanguageState }) => state.language.current);
  const speak = (next: Language) => void dispatch(languageSlice.actions.chosen(next));
  const choose = (next: Language) => {
    document.cookie = `${COOKIE}=${next}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
    speak(next);
  };
  return { language, speak, choose };
}

/** The language in which the gateway sent the page, by cookie and browser settings. */
export const languageOfPage = (): Language =>
  known(typeof document === 'undefined' ? 'en' : document.documentElement.lang);

/** English for a language that we do not have. */
function known(asked: string): Language {
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}
