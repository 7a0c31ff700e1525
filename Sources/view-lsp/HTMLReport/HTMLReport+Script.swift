extension HTMLReport {
  static let script = #"""
    'use strict';

    // Tables: a click on a heading sorts by its column, a second one the other way round.
    for (const button of document.querySelectorAll('th button')) {
      button.addEventListener('click', () => {
        const heading = button.parentElement;
        const column = [...heading.parentElement.children].indexOf(heading);
        const isNumber = heading.classList.contains('num');
        const before = heading.getAttribute('aria-sort');
        const descends = before ? before === 'ascending' : isNumber;
        for (const other of heading.parentElement.children) other.removeAttribute('aria-sort');
        heading.setAttribute('aria-sort', descends ? 'descending' : 'ascending');
        const body = heading.closest('table').tBodies[0];
        const key = (row) => {
          const text = row.cells[column].textContent;
          return isNumber ? parseInt(text, 10) || 0 : text.toLowerCase();
        };
        const rows = [...body.rows].map((row) => ({ row, key: key(row) }));
        const order = descends ? -1 : 1;
        rows.sort((a, b) => (a.key < b.key ? -order : a.key > b.key ? order : 0));
        body.append(...rows.map((entry) => entry.row));
      });
    }

    // Findings: only those that contain the text are shown.
    const filter = document.getElementById('filter');
    filter?.addEventListener('input', () => {
      const wanted = filter.value.trim().toLowerCase();
      for (const rule of document.querySelectorAll('details.rule')) {
        const matches = rule.id.includes(wanted);
        let isAnyShown = false;
        for (const article of rule.querySelectorAll('article')) {
          article.hidden = !matches && !article.textContent.toLowerCase().includes(wanted);
          isAnyShown ||= !article.hidden;
        }
        rule.hidden = !isAnyShown;
        rule.open = wanted !== '' && isAnyShown && !matches;
      }
    });

    // A link to a finding opens the rule that it is in.
    function reveal() {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const rule = target?.closest('details.rule');
      if (!rule) return;
      rule.open = true;
      rule.hidden = false;
      target.hidden = false;
      target.scrollIntoView();
    }
    addEventListener('hashchange', reveal);
    reveal();

    // The graph.
    const canvas = document.querySelector('.canvas');
    if (canvas) {
      const svg = canvas.querySelector('svg');
      const [width, height] = [svg.viewBox.baseVal.width, svg.viewBox.baseVal.height];
      let scale = 1;
      const zoom = (wanted, x, y) => {
        const old = scale;
        scale = Math.min(4, Math.max(0.05, wanted));
        const [left, top] = [(canvas.scrollLeft + x) / old, (canvas.scrollTop + y) / old];
        svg.setAttribute('width', width * scale);
        svg.setAttribute('height', height * scale);
        canvas.scrollLeft = left * scale - x;
        canvas.scrollTop = top * scale - y;
      };
      for (const button of document.querySelectorAll('[data-zoom]')) {
        button.addEventListener('click', () => {
          const factor = Number(button.dataset.zoom);
          const fit = Math.min(canvas.clientWidth / width, canvas.clientHeight / height);
          zoom(factor ? scale * factor : fit, canvas.clientWidth / 2, canvas.clientHeight / 2);
        });
      }
      canvas.addEventListener('wheel', (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const bounds = canvas.getBoundingClientRect();
        zoom(scale * Math.exp(-event.deltaY / 300), event.clientX - bounds.left, event.clientY - bounds.top);
      }, { passive: false });

      let drag = null;
      canvas.addEventListener('pointerdown', (event) => {
        if (event.pointerType === 'mouse' && event.button === 0) {
          drag = { x: event.clientX + canvas.scrollLeft, y: event.clientY + canvas.scrollTop };
        }
      });
      addEventListener('pointermove', (event) => {
        if (!drag) return;
        canvas.scrollLeft = drag.x - event.clientX;
        canvas.scrollTop = drag.y - event.clientY;
      });
      addEventListener('pointerup', () => { drag = null; });

      for (const radio of document.querySelectorAll('[name="colour"]')) {
        radio.addEventListener('change', () => {
          svg.classList.toggle('by-findings', radio.value === 'findings');
          svg.classList.toggle('by-size', radio.value === 'size');
        });
      }

      const pick = (node) => {
        const isPicked = node && !node.classList.contains('on');
        for (const marked of svg.querySelectorAll('.on, .near')) marked.classList.remove('on', 'near');
        svg.classList.toggle('picked', Boolean(isPicked));
        if (!isPicked) return;
        const id = node.dataset.n;
        node.classList.add('on');
        for (const edge of svg.querySelectorAll(`[data-a="${id}"], [data-b="${id}"]`)) {
          edge.classList.add('on');
          const other = edge.dataset.a === id ? edge.dataset.b : edge.dataset.a;
          svg.querySelector(`[data-n="${other}"]`)?.classList.add('near');
        }
      };
      svg.addEventListener('click', (event) => pick(event.target.closest('.n')));
      svg.addEventListener('dblclick', (event) => {
        const view = event.target.closest('.n')?.dataset.view;
        if (view !== undefined) location.hash = `view-${view}`;
      });
      svg.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          pick(event.target.closest('.n'));
        }
      });
    }

    """#
}
