import { html, type Page } from '../pages/page.js';
import { people } from './people.js';

const BANNER = 'Local sign-in: stands in for Google on this machine';

export function choicePage(uid: string): Page {
  return {
    title: 'Choose an account',
    banner: BANNER,
    main: html`
      <div class="card">
        <h1>Choose an account</h1>
        <p class="quiet">It continues to the safari site. These people are made up.</p>
        <form method="post" action="/sign-in/${uid}">
          <ul class="list">${people.map(
            (person) => html`
            <li><button class="choice" name="person" value="${person.id}">
              <strong>${person.name}</strong> <span class="quiet">${person.email}</span>
            </button></li>`,
          )}
          </ul>
          <button class="plain" name="person" value="">Cancel</button>
        </form>
        <form method="post" action="/sign-in/${uid}" class="other">
          <label>Somebody else <input name="name" required maxlength="80" autocomplete="off" placeholder="Asha Baraka"></label>
          <button class="choice">Continue</button>
        </form>
      </div>`,
  };
}

export function expiredPage(): Page {
  return {
    title: 'Start again',
    banner: BANNER,
    main: html`
      <div class="card">
        <h1>Start again</h1>
        <p>This sign-in has ended or was begun in another browser. Go back to the site and sign in from there.</p>
      </div>`,
  };
}

export function aboutPage(): Page {
  return {
    title: 'Local sign-in',
    banner: BANNER,
    main: html`
      <div class="card">
        <h1>Local sign-in</h1>
        <p>Sign-in begins on the site. These people can sign in, and anybody else you name:</p>
        <ul>${people.map((person) => html`<li>${person.name} (${person.email})</li>`)}</ul>
      </div>`,
  };
}
