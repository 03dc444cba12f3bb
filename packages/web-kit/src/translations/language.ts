import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LANGUAGES, type Language } from '@safari/contracts';
import { useDispatch, useSelector } from 'react-redux';

const STORED = 'language';

export interface LanguageState {
  current: Language;
}

export const languageSlice = createSlice({
  name: 'language',
  initialState: (): LanguageState => ({ current: known(localStorage.getItem(STORED)) }),
  reducers: {
    chosen: (state, { payload }: PayloadAction<Language>) => {
      state.current = payload;
    },
  },
});

/** The visitor's language; choosing one is remembered. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const dispatch = useDispatch();
  const language = useSelector((state: { language: LanguageState }) => state.language.current);
  const choose = (next: Language) => {
    localStorage.setItem(STORED, next);
    dispatch(languageSlice.actions.chosen(next));
  };
  return { language, choose };
}

/** Anybody can write into a browser's storage; what we cannot speak is English. */
function known(stored: string | null): Language {
  return LANGUAGES.find((language) => language === stored) ?? 'en';
}
